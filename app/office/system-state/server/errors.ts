import type { InferContractRouterInputs } from "@orpc/contract";
import type { ErrorGroup, systemStateContract } from "#app/office/system-state/contract.ts";
import { withoutPeople } from "#app/web/reports/scrub.ts";
import { listErrors, noteError, settleError } from "#platform/error-groups/index.ts";
import { jobTitle } from "#platform/jobs/index.ts";
import { refuse } from "#platform/refusal.ts";

type Wish = InferContractRouterInputs<typeof systemStateContract>;

/** A page of what has broken, the same mistake once: those nobody has dealt with, all of them, or the one with a person's code. */
export async function readErrors({ all, code, after }: Wish["errors"]) {
  const wanted = code?.toUpperCase() || undefined;
  const { items, next } = await listErrors({
    all: all === "yes",
    ...(wanted && { code: wanted }),
    ...(after && { after }),
  });
  return { items: items.map(toGroup), next };
}

function toGroup({
  settledAt,
  firstAt,
  lastAt,
  kind,
  ...row
}: Awaited<ReturnType<typeof listErrors>>["items"][number]) {
  return {
    ...row,
    kind: kind as ErrorGroup["kind"],
    place: kind === "job" ? jobTitle(row.place) : row.place,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
    isSettled: settledAt !== null,
  };
}

/** Marks a mistake as dealt with, until it happens anew. Refuses one that is not there. */
export async function settle({ id }: Wish["settle"]) {
  if (!(await settleError(id))) refuse("not-found", "error");
  return { id };
}

/** Takes what broke in somebody's browser, without who they are, and without whatever of people its words may quote. */
export async function note({ module, type, message, stack }: Wish["note"]) {
  const line = stack.split("\n").find((one) => /:\d+:\d+/.test(one)) ?? "";
  noteError({
    kind: "browser",
    place: withoutPeople(module),
    name: withoutPeople(type),
    message: withoutPeople(message.split("\n", 1)[0]!).slice(0, 300),
    line: withoutPeople(line.trim().replace(/^at /, ""))
      .replace(/https?:\/\/[^/\s]+/, "")
      .slice(0, 200),
  });
  return { taken: true };
}
