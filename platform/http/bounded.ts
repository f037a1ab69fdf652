import { refuse } from "#platform/refusal.ts";

/**
 * Gives a request whose body is `most` bytes at the longest: refuses a longer one as «too-large» before anything is read
 * where its length is told, and in the middle where it is not.
 */
export function bounded(request: Request, most: number): Request {
  const told = request.headers.get("content-length");
  if (told !== null && Number(told) > most) refuse("too-large", "body");
  if (told !== null || !request.body) return request;
  const { url, method, headers, signal } = request;
  const body = request.body.pipeThrough(counting(most));
  return new Request(url, { method, headers, signal, body, duplex: "half" } as RequestInit);
}

/** The body piece by piece; whoever stops in the middle leaves the connection as it is, for the answer. */
export async function* chunksOf(request: Request): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader();
  if (!reader) return;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    reader.releaseLock();
  }
}

function counting(most: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, out) {
      bytes += chunk.length;
      if (bytes > most) refuse("too-large", "body");
      out.enqueue(chunk);
    },
  });
}
