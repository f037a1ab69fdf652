/** How the pages of maps are opened: one map is out with anna and ivan in it, another is still drawn. */
export const mapPages = {
  "maps/one": { path: "/interactive-maps/{map}" },
  "maps/open": { path: "/interactive-maps/{map}/open" },
  "maps/print": { path: "/interactive-maps/{map}/print?floor={upperFloor}" },
  "maps/points": { path: "/interactive-maps/{map}/points" },
  "maps/sticker": { path: "/interactive-maps/{map}/sticker/{mapPoint}" },
  "maps-desk/adminMaps": { who: "admin" },
  "maps-desk/adminMap": { path: "/admin/maps/{map}", who: "admin" },
  "maps-desk/adminPlace": { path: "/admin/maps/{map}/place", who: "admin" },
  "maps-desk/adminPoint": { path: "/admin/maps/{map}/points/{mapPoint}", who: "admin" },
  "maps-desk/adminRoute": { path: "/admin/maps/{map}/routes/{mapRoute}", who: "admin" },
};

/** More states of the same pages. */
export const mapStates = {
  "no maps yet": { path: "/interactive-maps", who: "olga" },
  "a map with an open point": { path: "/interactive-maps/{map}?o={mapPoint}" },
  "three points at one place": { path: "/interactive-maps/{map}?o={crowdedPoint}" },
  "another floor, larger": { path: "/interactive-maps/{map}?floor={upperFloor}&zoom=3" },
  "one layer of a map": { path: "/interactive-maps/{map}?category={mapLayer}" },
  "nothing found on a map": { path: `/interactive-maps/{map}?${new URLSearchParams({ q: "абракадабра" })}` },
  "a point that is not on its map": { path: "/interactive-maps/{map}?o=999999" },
  "a map that is gone": { path: "/interactive-maps/00000000-0000-7000-8000-000000000000", status: 404 },
  "an open point on the whole screen": { path: "/interactive-maps/{map}/open?o={mapPoint}&zoom=2" },
  "a map as a table": { path: "/interactive-maps/{map}/points?view=bars" },
  "no such points of a map": { path: `/interactive-maps/{map}/points?${new URLSearchParams({ q: "абракадабра" })}` },
  "a sticker of no point": { path: "/interactive-maps/{map}/sticker/999999" },
  "a map still drawn": { path: "/admin/maps/{draftMap}", who: "admin" },
  "a layer of a map to change": { path: "/admin/maps/{map}?layer={mapLayer}", who: "admin" },
  "a floor without a picture": { path: "/admin/maps/{draftMap}/place", who: "admin" },
  "a new point": { path: "/admin/maps/{map}/points/new?floor={upperFloor}&tall=0.5&at.x=200&at.y=100", who: "admin" },
  "a new way on a map": { path: "/admin/maps/{map}/routes/new", who: "admin" },
};

const opens = /\?o=(\d+)#point"/;

export const mapThings = {
  map: { who: "anna", path: "/interactive-maps", link: /href="\/interactive-maps\/([0-9a-f-]{36})"/ },
  draftMap: { who: "admin", path: "/admin/maps", link: /href="\/admin\/maps\/([0-9a-f-]{36})"[^>]*>Стоянка</ },
  mapPoint: {
    who: "anna",
    path: `/interactive-maps/{map}/points?${new URLSearchParams({ q: "Стол у окна" })}`,
    link: opens,
  },
  crowdedPoint: {
    who: "anna",
    path: `/interactive-maps/{map}/points?${new URLSearchParams({ q: "Шкаф Б" })}`,
    link: opens,
  },
  upperFloor: { who: "anna", path: "/interactive-maps/{map}", link: /\?floor=(\d+)"[^>]*>2 этаж</ },
  mapLayer: { who: "anna", path: "/interactive-maps/{map}", link: /\?category=(\d+)"/ },
  mapRoute: { who: "admin", path: "/admin/maps/{map}", link: /\/routes\/(\d+)"/ },
};
