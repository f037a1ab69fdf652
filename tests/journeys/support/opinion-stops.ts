const anId = "([0-9a-f-]{36})";

/** How the pages of opinions are opened: one of anna's own, one that she is to answer, the topic of both. */
export const opinionPages = {
  "opinion/one": { path: "/opinion/{opinionTopic}" },
  "opinion/sent": { path: "/opinion/{opinion}/sent" },
  "opinion/asked": { path: "/opinion/queue/{asked}" },
  "opinion/adminTopic": { path: "/admin/opinion/{opinionTopic}" },
};

export const opinionThings = {
  opinionTopic: { who: "anna", path: "/opinion", link: new RegExp(`href="/opinion/${anId}"`) },
  opinion: { who: "anna", path: "/opinion", link: new RegExp(`id="mine"[^]*?href="/opinion/${anId}"`) },
  asked: { who: "anna", path: "/opinion/queue", link: new RegExp(`href="/opinion/queue/${anId}"`) },
};
