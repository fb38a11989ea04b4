/// The built-in sample: 60 photo sizes in three sections, as an item list.
enum SampleItems {
  static let input = InputText(name: "sample", title: "Sample", bytes: Array(list.utf8))

  private static let list = """
    # Coast
    4032 3024 Harbor at dawn
    3024 4032 Lighthouse
    6000 4000 Long pier
    3000 3000 Sea glass
    4000 6000 Cliff path
    5472 3648 Fishing boats
    3024 4032 Beach huts
    8192 3456 Bay, panorama
    4032 3024 Low tide
    2268 4032 Rope and anchor
    4608 3456 Gulls
    3648 5472 Salt marsh
    4000 3000 Driftwood
    6000 3376 Breakers
    3024 3024 Starfish
    4160 6240 Sea stack
    4032 3024 Ferry
    3456 4608 Dunes
    5184 3456 Crab pots
    4032 2268 Last light
    # Mountains
    3648 5472 Ridge line
    6240 4160 First snow
    4032 3024 Tarn
    3024 4032 Waterfall
    9000 3000 Summit, panorama
    4000 6000 Larches
    3000 3000 Edelweiss
    4608 3456 Hut at dusk
    2268 4032 Via ferrata
    5472 3648 Glacier tongue
    3024 4032 Cairn
    4032 3024 Alpine meadow
    6000 4000 Cloud inversion
    3456 5184 Cable car
    4032 3024 Marmot
    4160 6240 North face
    4032 2268 Valley road
    3024 3024 Lichen
    3024 4032 Rope bridge
    5184 3456 Moonrise
    # City
    4032 3024 Rooftops
    4000 6000 Stairwell
    3024 4032 Night tram
    3000 3000 Tiled floor
    6000 4000 Market hall
    2268 4032 Clock tower
    4032 3024 Book stall
    3648 5472 Arcade
    5472 3648 Reflections
    4032 2268 Underground
    3024 4032 Neon sign
    4608 3456 Courtyard
    7680 3200 Skyline, panorama
    3024 3024 Coffee
    4160 6240 Glass front
    4032 3024 Bicycles
    3456 4608 Balconies
    6000 3376 Old bridge
    3024 4032 Rain
    5184 3456 Morning market
    """
}
