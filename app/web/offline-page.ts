/** Where the page is that stands in for pages nobody has visited here before. */
export const offlinePage = "/offline.html";
