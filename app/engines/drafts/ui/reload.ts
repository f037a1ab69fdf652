import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

type Args = Pick<ShouldRevalidateFunctionArgs, "actionStatus">;

/** A form that writes something new goes on with what it has, whatever came of it: a page just loaded may be another draft or none. */
export const staysWhileWriting = ({ actionStatus }: Args): boolean => actionStatus === undefined;

/** A form that changes something must know what is saved by now when it is refused; after a preview and a failure it goes on. */
export const reloadsWhenRefused = ({ actionStatus }: Args): boolean =>
  actionStatus === undefined || (actionStatus >= 400 && actionStatus < 500);
