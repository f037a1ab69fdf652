import type { Toast } from "./toast-store.ts";

/** How each kind of message looks, at the top of the page and as a toast. */
export const looks = {
  info: "border-line bg-raised text-ink",
  success: "border-success/40 bg-success-tint text-success",
  error: "border-danger/40 bg-danger-tint text-danger",
};

/** The way back: a page of its own, so that it works without script too. */
export const ToastLink = ({ link }: Pick<Toast, "link">) =>
  link && (
    <a className="ml-2 underline" href={link.href}>
      {link.text}
    </a>
  );
