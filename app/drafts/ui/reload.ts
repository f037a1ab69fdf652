import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/**
 * Whether a form that is being written loads its page again: after a conflict it must know the text that is saved by now;
 * after a preview, a mistake or a failure it goes on with what it has, for a page just loaded may be another draft or none.
 */
export const reloadsWhileWriting = ({ actionStatus }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus === undefined || actionStatus === 409;
