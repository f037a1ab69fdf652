import type { ActionFunctionArgs, AppLoadContext, EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
// Pages bring it when something fails (error-boundary.tsx); a running server must have it whatever becomes of its files.
import "./portal/shell/ui/error-page.tsx";
import { collect } from "./web/collect.ts";
import { handOffScript } from "./web/hand-off.ts";
import { lostWords } from "./web/lost-words.ts";
import { NonceContext } from "./web/nonce.ts";
import type { RootData } from "./web/root-data.ts";

const giveUpAfter = 5_000;
/** What React leaves in a page drawn at once where something of it has to be waited for. */
const unready = "<!--$!-->";
const end = "</body></html>";

/**
 * Draws a page at once, as text: in a stream of pieces it would cost a third more. Only a page that waits for a part of
 * itself (the text of an error) is drawn once more as a stream. Remix would draw the data for the browser with React, in
 * three more passes; here it is written as text behind the page.
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
  const tree = (
    <NonceContext.Provider value={nonce}>
      <RemixServer context={remix} url={request.url} nonce={nonce} />
    </NonceContext.Provider>
  );
  const draw = () => `<!DOCTYPE html>${renderToString(tree)}`;
  let page = draw();
  if (giveBackWords(remix.staticHandlerContext, page)) page = draw();
  if (page.includes(unready)) {
    page = await drawWaiting(tree, nonce, (error) => {
      answer = 500;
      report(error);
    });
  }
  const data = remix.renderMeta?.didRenderScripts && (await handedOff);
  if (data) page = page.slice(0, -end.length) + handOffScript(data, page, nonce) + end;
  headers.set("content-type", "text/html; charset=utf-8");
  sendBody(Buffer.from(page));
  return new Response(null, { status: answer, headers });
}

/** Says with the page what it does not draw of a refused form. The page of errors says that itself. */
function giveBackWords(
  { actionData, loaderData, errors }: EntryContext["staticHandlerContext"],
  page: string,
): boolean {
  const words = actionData && !errors && lostWords(Object.values(actionData), page);
  if (words) (loaderData.root as RootData).toasts.push(words);
  return Boolean(words);
}

async function drawWaiting(tree: ReactElement, nonce: string, onError: (error: unknown) => void): Promise<string> {
  const drawn = Promise.withResolvers<string>();
  const { pipe, abort } = renderToPipeableStream(tree, {
    nonce,
    // A large part would otherwise come behind the page, for script to put it in its place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => pipe(collect(drawn.resolve)),
    onShellError: drawn.reject,
    onError,
  });
  const waiting = setTimeout(abort, giveUpAfter);
  return drawn.promise.finally(() => clearTimeout(waiting));
}

/** What no loader or action has explained: a bug, unless it is an address that nobody knows or a person who has left. */
export function handleError(error: unknown, { context, request }: ActionFunctionArgs): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.report(error);
}
