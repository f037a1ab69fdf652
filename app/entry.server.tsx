import { Writable } from "node:stream";
import type { ActionFunctionArgs, AppLoadContext, EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { NonceContext } from "./web/nonce.ts";

const giveUpAfter = 5_000;

/** Draws a page. The whole page is sent at once: a feed is ready in milliseconds, and one write costs less than ten. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { nonce, report }: AppLoadContext,
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
          pipe(collect((body) => resolve(new Response(body, { status: answer, headers }))));
        },
        onShellError: reject,
        onError(error) {
          answer = 500;
          report(error);
        },
      },
    );
    setTimeout(abort, giveUpAfter).unref();
  });
}

/** Gathers what React writes; a web stream in between would cost a tenth of the page. */
function collect(done: (body: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _, next) {
      chunks.push(Buffer.from(chunk));
      next();
    },
    final(next) {
      done(Buffer.concat(chunks) as Buffer<ArrayBuffer>);
      next();
    },
  });
}

/** What no loader or action has explained: a bug, unless it is an address that nobody knows or a person who has left. */
export function handleError(error: unknown, { context, request }: ActionFunctionArgs): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.report(error);
}
