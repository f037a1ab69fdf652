import { BankTrouble } from "#platform/acquiring/index.ts";
import { boundBody } from "#platform/api/body.ts";
import { config } from "#platform/config.ts";
import type { RequestFacts } from "#platform/http/request.ts";
import { giveBack, spend } from "#platform/limits/index.ts";
import { log } from "#platform/log.ts";
import { Refusal } from "#platform/refusal.ts";
import { forward } from "./backend.ts";

/** Takes in what a bank has sent. Gives what the bank wants to hear, or nothing for what it has not signed. */
type Hear = (news: string) => Promise<string | null>;

/**
 * News of payments from the bank: no session, no cookie, its signature is all the proof there is, and what it says is asked of
 * the bank itself. Anything but success makes a bank send it again, so only what is forged is refused for good.
 */
export async function answerAcquiring(request: Request, facts: RequestFacts, hear: Hear): Promise<Response> {
  try {
    if (config.backendUrl) return await forward(request, facts);
    spend("bank-guesses", facts.address, 120, 3600);
    const thanks = await hear(await boundBody(request, "stranger").text());
    if (thanks === null) return said(403, "Not signed");
    giveBack("bank-guesses", facts.address);
    return said(200, thanks);
  } catch (error) {
    if (error instanceof BankTrouble) return said(503, "Ask again");
    if (error instanceof Refusal && error.kind === "too-large") return said(413, "Too large");
    if (error instanceof Refusal && error.kind === "too-many") return said(429, "Later");
    log.error("News of a bank could not be taken in", { requestId: facts.requestId, error });
    return said(error instanceof Refusal ? 503 : 500, "Ask again");
  }
}

function said(status: number, text: string): Response {
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
  return new Response(text, { status, headers: { ...headers, ...(status >= 429 && { "retry-after": "60" }) } });
}
