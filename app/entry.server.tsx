import { PassThrough } from "node:stream";
import { type AppLoadContext, createReadableStreamFromReadable, type EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { NonceContext } from "./web/nonce.ts";

const giveUpAfter = 5_000;

/** Draws a page. The whole page is sent at once: a feed is ready in milliseconds, and one write costs less than ten. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { nonce }: AppLoadContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let answer = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RemixServer context={remix} url={request.url} nonce={nonce} />
      </NonceContext.Provider>,
      {
        nonce,
        onAllReady() {
          headers.set("content-type", "text/html; charset=utf-8");
          const body = new PassThrough();
          resolve(new Response(createReadableStreamFromReadable(body), { status: answer, headers }));
          pipe(body);
        },
        onShellError: reject,
        onError() {
          answer = 500;
        },
      },
    );
    setTimeout(abort, giveUpAfter).unref();
  });
}
