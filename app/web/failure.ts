import type { SubmissionResult } from "@conform-to/react";
import { data, redirectDocument } from "@remix-run/node";
import { type ApiProblem, problemOf, toastFor, wantsReload } from "./catalogue.ts";
import type { PageContext } from "./context.ts";
import { errorCode } from "./error-texts.ts";
import { wordsOf } from "./typed-words.ts";

/** Where and for whom something failed. */
type Place = PageContext & {
  request: Request;
  url: URL;
  params: Record<string, string>;
  here(anchor?: string, change?: Record<string, string>): string;
};

/** Marks an address that was opened anew because of a stale token, so that it is done once. */
const again = "again";

/**
 * What a loader throws to its page's boundary: a refusal with its status, a bug as 500, both with the code that
 * support can look up. A dead session leads to the origin, a stale token opens the page once more (specification §8).
 */
export async function failedRead(error: unknown, place: Place): Promise<unknown> {
  const refused = place.refused();
  // Led elsewhere, whoever has just been refused would never see again what they have written.
  if (refused && error instanceof Response) return data({ code: place.requestId, at: place.now }, { status: refused });
  if (isAnswer(error)) return error;
  const problem = problemIn(error, place);
  if (problem?.status === 401 && place.viewer.accountId) return place.leave();
  if (problem && wantsReload(problem) && !place.url.searchParams.has(again)) {
    return redirectDocument(place.here(undefined, { [again]: "1" }));
  }
  if (!problem) place.report(error);
  if (problem?.retryAfter) place.tellWait(problem.retryAfter);
  return data({ code: place.requestId, at: place.now }, { status: statusOf(problem, place) });
}

/** An address whose id is no id at all names nothing: to its reader it is as good as missing. */
function statusOf(problem: ApiProblem | null, { params }: Place): number {
  if (problem?.status === 422 && Object.keys(params).length > 0) return 404;
  return problem?.status ?? 500;
}

/**
 * What a form gets back: its page, its values and the status; the catalogue's text in a toast, or silence. A failure of
 * our own travels with the answer, because the session may be out of reach.
 */
export async function failedDeed(error: unknown, place: Place, form: SubmissionResult | undefined) {
  if (isAnswer(error)) throw error;
  const problem = problemIn(error, place);
  if (problem?.status === 401 && place.viewer.accountId) throw await place.leave();
  if (problem && wantsReload(problem)) throw redirectDocument(place.here());
  if (!problem) place.report(error);
  const { method, url, requestId, flash } = { ...place, method: place.request.method };
  const status = problem?.status ?? 500;
  if (problem?.detail) place.tellReason(problem.detail);
  const toast = toastFor(problem ?? { method, path: url.pathname, status });
  if (status >= 500) return data({ form, trouble: toast && { ...toast, code: errorCode(requestId) } }, { status });
  if (toast) flash(toast);
  if (problem?.retryAfter) place.tellWait(problem.retryAfter);
  return refusal(place, form, status);
}

/** The answer to a form that was not accepted: its values and what is wrong with them. */
export function refusal(place: Pick<PageContext, "tellRefused">, form: SubmissionResult | undefined, status: number) {
  if (form && wordsOf(form).length) place.tellRefused(status);
  return data({ form, refused: true }, { status });
}

/** What an action or a loader gives by throwing: a redirect, a status chosen on purpose. */
function isAnswer(error: unknown): boolean {
  return error instanceof Response || (error as { type?: unknown } | null)?.type === "DataWithResponseInit";
}

function problemIn(error: unknown, { url, quietForbidden }: Place): ApiProblem | null {
  const problem = problemOf(error);
  return problem && { ...problem, page: url.pathname.replace(/(_root)?\.data$/, ""), quietForbidden };
}
