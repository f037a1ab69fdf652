import { Writable } from "node:stream";
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
  const page = await new Promise<Buffer>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RemixServer context={remix} url={request.url} nonce={nonce} />
      </NonceContext.Provider>,
      {
        nonce,
        onAllReady: () => pipe(collect(resolve)),
        onShellError: reject,
        onError(error) {
          answer = 500;
          report(error);
        },
      },
    );
    setTimeout(abort, giveUpAfter).unref();
  });
  headers.set("content-type", "text/html; charset=utf-8");
  const script = remix.renderMeta?.didRenderScripts && handedOff ? handOffScript(await handedOff, nonce) : "";
  sendBody(Buffer.concat([page.subarray(0, -end.length), Buffer.from(script + end)]));
  return new Response(null, { status: answer, headers });
}

const end = "</body></html>";

/** Gathers what React writes; a web stream in between would cost a tenth of the page. */
function collect(done: (body: Buffer) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _, next) {
      // React fills the same piece of memory again.
      chunks.push(Buffer.from(chunk));
      next();
    },
    final(next) {
      done(Buffer.concat(chunks));
      next();
    },
  });
}

/** What no loader or action has explained: a bug, unless it is an address that nobody knows or a person who has left. */
export function handleError(error: unknown, { context, request }: ActionFunctionArgs): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.report(error);
}
