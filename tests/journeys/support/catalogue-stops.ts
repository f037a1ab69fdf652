const anId = "([0-9a-f-]{36})";

/** How the pages of services are opened: those that anna answers for, and her own request. */
export const cataloguePages = {
  "services/one": { path: "/services/{service}" },
  "services/sub": { path: "/services/{service}/menu" },
  "services-desk/adminOne": { path: "/admin/services/{service}" },
  "requests/one": { path: "/requests/{request}" },
  "requests-desk/adminRoute": { path: "/admin/services/{service}/route" },
  "requests-desk/adminField": { path: "/admin/services/{service}/fields/why" },
  "builder/edit": { path: "/service-builder/{servicePage}" },
  "builder/preview": { path: "/service-builder/{servicePage}/preview" },
  "builder/block": { path: "/service-builder/{servicePage}/text" },
  "builder/market": { path: "/services/app-market/{pageService}" },
};

export const catalogueThings = {
  service: { who: "anna", path: "/services?query=Справка", link: new RegExp(`href="/services/${anId}"`) },
  pageService: { who: "anna", path: "/services?query=Обеды", link: new RegExp(`href="/services/${anId}"`) },
  request: { who: "anna", path: "/requests", link: new RegExp(`href="/requests/${anId}"`) },
  servicePage: { who: "anna", path: "/service-builder", link: new RegExp(`href="/service-builder/${anId}"`) },
};

export const catalogueStates = {
  "no such service": { path: `/services?${new URLSearchParams({ query: "абракадабра" })}` },
  "no requests of one's own": { path: "/requests", who: "editor" },
  "no requests to do": { path: "/requests/queue", who: "editor" },
  "no pages to build": { path: "/service-builder", who: "ivan" },
  "services that are not shown": { path: "/services", who: "olga", status: 404 },
  "a service that is new": { path: "/admin/services/new", who: "admin" },
};
