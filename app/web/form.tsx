import { type FormHTMLAttributes, useId } from "react";
import { useRoot } from "./root-data.ts";

type Props = Omit<FormHTMLAttributes<HTMLFormElement>, "method"> & {
  /** Leaves the portal's pages (sign-out): the browser itself follows the answer. */
  document?: boolean;
  /** The deed is the same however often it is sent (a reaction), so the form needs no key. */
  repeatable?: boolean;
  /** Why this form does not wait without a network and asks again instead: money, a vote with an end, a password. */
  notKept?: string;
};

/**
 * The one form that changes anything: a plain POST with the CSRF token and an idempotency key inside.
 * With script on, the shell's one listener sends it without leaving the page.
 */
export function Form({ children, document: leaves, repeatable, notKept, ...props }: Props) {
  const { csrf, seed } = useRoot();
  const id = useId();
  return (
    <form {...props} method="post" noValidate data-document={leaves || undefined} data-not-kept={notKept}>
      <input type="hidden" name="_csrf" value={csrf} />
      {!repeatable && <input type="hidden" name="_key" value={`${seed}${id}`} />}
      {children}
    </form>
  );
}
