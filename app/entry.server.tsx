import type { Writable } from "node:stream";
import type { ActionFunctionArgs, AppLoadContext, EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { handOffScript } from "./web/hand-off.ts";
import { NonceContext } from "./web/nonce.ts";

const giveUpAfter = 5_000;

/**
 * Draws a page. The whole page is sent at once: a feed is ready in milliseconds, and one write costs less than ten.
 * Remix would draw the data for the browser with React, in three more passes; here it is written as text behind the page.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...remix }: EntryContext,
  { nonce, report, sendBody }: AppLoadContext,
): Promise<Response> {
  const handedOff = serverHandoffStream && new Response(serverHandoffStream).text();
  // What React breaks off must not end the process.
  handedOff?.catch(() => {});
  let answer = status;
  const drawn = Promise.withResolvers<Buffer>();
  const { pipe, abort } = renderToPipeableStream(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={remix} url={request.url} nonce={nonce} />
    </NonceContext.Provider>,
    {
      nonce,
      async onAllReady() {
        const data = remix.renderMeta?.didRenderScripts && (await handedOff?.catch(drawn.reject));
        pipe(collect(data ? handOffScript(data, nonce) : "", drawn.resolve));
      },
      onShellError: drawn.reject,
      onError(error) {
        answer = 500;
        report(error);
      },
    },
  );
  const waiting = setTimeout(abort, giveUpAfter);
  // Left running, it would keep every drawn page in memory until its time comes.
  const page = await drawn.promise.finally(() => clearTimeout(waiting));
  headers.set("content-type", "text/html; charset=utf-8");
  sendBody(page);
  return new Response(null, { status: answer, headers });
}

const end = "</body></html>";
let desk = Buffer.allocUnsafeSlow(256 * 1024);

/**
 * Gathers what React writes, all of it at one go, on one desk for all pages, and puts `script` before the end. React asks
 * little of a stream; a real one costs a tenth of the page, and a page in pieces leaves the collector twice as much.
 */
function collect(script: string, done: (page: Buffer) => void): Writable {
  let used = 0;
  const makeRoom = (bytes: number) => {
    if (used + bytes > desk.length) desk = Buffer.concat([desk], 2 * (used + bytes));
  };
  return {
    write(chunk: Uint8Array) {
      makeRoom(chunk.length);
      desk.set(chunk, used);
      used += chunk.length;
      return true;
    },
    end() {
      used -= end.length;
      makeRoom(3 * (script.length + end.length));
      used += desk.write(script + end, used);
      done(Buffer.from(desk.subarray(0, used)));
    },
    on() {},
    destroy() {},
  } as object as Writable;
}

/** What no loader or action has explained: a bug, unless it is an address that nobody knows or a person who has left. */
export function handleError(error: unknown, { context, request }: ActionFunctionArgs): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.report(error);
}
