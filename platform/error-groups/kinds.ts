/** Where it broke: a page or a call, a piece of work, an event on its way, elsewhere in the server, somebody's browser. */
export const errorKinds = ["request", "job", "event", "server", "browser"] as const;
export type ErrorKind = (typeof errorKinds)[number];
