import { encode } from "turbo-stream";

/** Tells Remix in its own words to open a page as a whole document: the answer to a request for a page's data. */
export function goTo(location: string, method: string): Response {
  const redirect = { redirect: location, status: 302, revalidate: false, reload: true, replace: false };
  const told = method === "GET" ? new SingleFetchRedirect(redirect) : redirect;
  const body = encode(told, {
    plugins: [(value) => (value instanceof SingleFetchRedirect ? ["SingleFetchRedirect", value.redirect] : undefined)],
  });
  return new Response(body as ReadableStream<Uint8Array>, {
    status: 202,
    headers: { "cache-control": "private, no-store", "content-type": "text/x-script", "x-remix-response": "yes" },
  });
}

class SingleFetchRedirect {
  redirect: object;
  constructor(redirect: object) {
    this.redirect = redirect;
  }
}
