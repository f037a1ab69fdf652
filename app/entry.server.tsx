import type { ActionFunctionArgs, AppLoadContext, EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
// Pages bring it when something fails (error-boundary.tsx); a running server must have it whatever becomes of its files.
import "./portal/shell/ui/error-page.tsx";
import { collect } from "./web/collect.ts";
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

/** What no loader or action has explained: a bug, unless it is an address that nobody knows or a person who has left. */
export function handleError(error: unknown, { context, request }: ActionFunctionArgs): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.report(error);
}
