/** The reader of multipart bodies refuses one whose last bytes, the line break behind the closing boundary, come alone. */
const kept = 4;

/**
 * Gives a request whose multipart body never ends with a crumb: its last four bytes wait for what comes after them.
 * Any other request is given back as it is (specification §7, uploads over slow networks).
 */
export function withWholeEnd(request: Request): Request {
  const { url, method, headers, signal } = request;
  if (method === "GET" || !/^multipart\//i.test(headers.get("content-type") ?? "") || !request.body) return request;
  const body = request.body.pipeThrough(holdingBack());
  return new Request(url, { method, headers, signal, body, duplex: "half" } as RequestInit);
}

function holdingBack(): TransformStream<Uint8Array, Uint8Array> {
  let tail: Uint8Array = new Uint8Array(0);
  return new TransformStream({
    transform(chunk, out) {
      const all = Buffer.concat([tail, chunk]);
      const cut = Math.max(0, all.length - kept);
      if (cut > 0) out.enqueue(all.subarray(0, cut));
      tail = all.subarray(cut);
    },
    flush(out) {
      if (tail.length > 0) out.enqueue(tail);
    },
  });
}
