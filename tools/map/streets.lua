-- Layers of the tiles for OpenStreetMap objects, named as in OpenMapTiles. `make-tiles.ts` prepends `LANGUAGES`.

node_keys = { "place", "amenity", "shop", "tourism", "railway", "office", "addr:housenumber" }

function init_function() end
function exit_function() end

local function set(...)
  local all = {}
  for _, key in ipairs({ ... }) do all[key] = true end
  return all
end

local ROADS = {
  motorway = { "motorway", 6 }, motorway_link = { "motorway", 10 },
  trunk = { "trunk", 6 }, trunk_link = { "trunk", 10 },
  primary = { "primary", 8 }, primary_link = { "primary", 11 },
  secondary = { "secondary", 9 }, secondary_link = { "secondary", 11 },
  tertiary = { "tertiary", 11 }, tertiary_link = { "tertiary", 12 },
  unclassified = { "minor", 12 }, residential = { "minor", 12 }, living_street = { "minor", 12 },
  road = { "minor", 12 }, pedestrian = { "path", 13 }, service = { "service", 13 },
  footway = { "path", 14 }, path = { "path", 14 }, cycleway = { "path", 14 }, steps = { "path", 14 },
  track = { "track", 13 },
}
local PLACES = {
  city = 4, town = 7, village = 9, suburb = 10, quarter = 11, neighbourhood = 12, hamlet = 12,
}
local GRASS = set("grass", "meadow", "village_green", "recreation_ground", "cemetery", "grassland", "scrub", "heath")
local WOOD = set("forest", "wood")
local FARMLAND = set("farmland", "orchard", "vineyard", "farm")
local BUILT = set("residential", "commercial", "industrial", "retail")
local PARKS = set("park", "garden", "nature_reserve", "golf_course", "pitch", "playground")

local function names(object)
  local name = object:Find("name")
  if name == "" then return false end
  object:Attribute("name", name)
  for _, language in ipairs(LANGUAGES) do
    local key = "name:" .. language
    local other = object:Find(key)
    if other ~= "" then object:Attribute(key, other) end
  end
  return true
end

local function house_number(object, centroid)
  local number = object:Find("addr:housenumber")
  if number == "" then return end
  if centroid then object:LayerAsCentroid("housenumber") else object:Layer("housenumber", false) end
  object:Attribute("housenumber", number)
end

local function place_of_interest(object, centroid)
  if object:Find("name") == "" then return end
  local railway = object:Find("railway")
  local class = ""
  local zoom = 14
  if railway == "station" or railway == "halt" then
    class = "railway"
    zoom = 13
  else
    for _, key in ipairs({ "amenity", "shop", "tourism", "office" }) do
      if class == "" then class = object:Find(key) end
    end
  end
  if class == "" then return end
  if centroid then object:LayerAsCentroid("poi") else object:Layer("poi", false) end
  object:MinZoom(zoom)
  object:Attribute("class", class)
  names(object)
end

function node_function(node)
  local zoom = PLACES[node:Find("place")]
  if zoom and node:Find("name") ~= "" then
    node:Layer("place", false)
    node:MinZoom(zoom)
    node:Attribute("class", node:Find("place"))
    names(node)
  end
  place_of_interest(node, false)
  house_number(node, false)
end

local function road(way)
  local kind = ROADS[way:Find("highway")]
  if not kind or way:Find("area") == "yes" then return end
  way:Layer("transportation", false)
  way:MinZoom(kind[2])
  way:Attribute("class", kind[1])
  if way:Find("name") == "" then return end
  way:Layer("transportation_name", false)
  way:MinZoom(math.max(10, kind[2]))
  way:Attribute("class", kind[1])
  names(way)
end

local function rails(way)
  local railway = way:Find("railway")
  local class = ""
  if railway == "rail" then class = "rail" end
  if railway == "subway" or railway == "light_rail" or railway == "tram" then class = "transit" end
  if class == "" or way:Find("tunnel") == "yes" then return end
  way:Layer("transportation", false)
  way:MinZoom(11)
  way:Attribute("class", class)
end

local function land(way)
  local landuse, natural, leisure = way:Find("landuse"), way:Find("natural"), way:Find("leisure")
  local cover = ""
  if GRASS[landuse] or GRASS[natural] then cover = "grass" end
  if WOOD[landuse] or WOOD[natural] then cover = "wood" end
  if FARMLAND[landuse] then cover = "farmland" end
  if natural == "wetland" then cover = "wetland" end
  if cover ~= "" then
    way:Layer("landcover", true)
    way:Attribute("class", cover)
  end
  if BUILT[landuse] then
    way:Layer("landuse", true)
    way:Attribute("class", landuse)
  end
  if PARKS[leisure] then
    way:Layer("park", true)
    way:Attribute("class", leisure)
  end
  if natural == "water" or natural == "bay" or landuse == "reservoir" or way:Find("waterway") == "riverbank" then
    way:Layer("water", true)
    way:Attribute("class", "lake")
    if way:Find("name") ~= "" then
      way:LayerAsCentroid("water_name")
      names(way)
    end
  end
end

function way_function(way)
  road(way)
  rails(way)
  local closed = way:IsClosed()
  if closed then land(way) end
  if closed and way:Find("building") ~= "" then
    way:Layer("building", true)
  end
  if closed and way:Find("aeroway") ~= "" then
    way:Layer("aeroway", true)
    way:Attribute("class", way:Find("aeroway"))
  end
  local waterway = way:Find("waterway")
  if waterway == "river" or waterway == "canal" or waterway == "stream" then
    way:Layer("waterway", false)
    way:Attribute("class", waterway)
    names(way)
  end
  if way:Find("natural") == "coastline" then
    way:Layer("coastline", false)
    way:Attribute("class", "coastline")
  end
  local level = tonumber(way:Find("admin_level"))
  if way:Find("boundary") == "administrative" and level and level <= 6 then
    way:Layer("boundary", false)
    way:AttributeNumeric("admin_level", level)
  end
  if closed then
    place_of_interest(way, true)
    house_number(way, true)
  end
end
