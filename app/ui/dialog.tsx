import type { ReactNode } from "react";
import { ButtonLink, type ButtonLook } from "./button.tsx";
import { classes } from "./classes.ts";
import { Heading } from "./heading.tsx";
import { Icon } from "./icon.tsx";

/** Widths of the specification (§9): 360, 420, 510, 540, 556, 720 and 612 px for the avatar. */
export const dialogWidths = {
  xs: "max-w-modal-xs",
  s: "max-w-modal-s",
  m: "max-w-modal-m",
  l: "max-w-modal-l",
  xl: "max-w-modal-xl",
  xxl: "max-w-modal-xxl",
  avatar: "max-w-modal-avatar",
};

export type DialogWidth = keyof typeof dialogWidths;

/** The body of a page that may also come up as a dialog: a title, words, a form. Wrap the page's content in it. */
export function DialogPage({
  title,
  width = "s",
  level = 1,
  children,
}: {
  title: string;
  width?: DialogWidth;
  level?: 1 | 2 | 3;
  children: ReactNode;
}) {
  return (
    <section
      data-dialog-body={width}
      className={classes(
        "mx-auto w-full rounded-sheet border border-line bg-surface p-5 shadow-card sm:p-7",
        dialogWidths[width],
      )}
    >
      <Heading level={level} size="l" className="mb-3 pr-10">
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** A link to a `DialogPage`: leads there without script, opens it over this page with script (dialog-opening.ts). */
export function DialogLink(props: ButtonLook & { href: string }) {
  return <ButtonLink {...props} data-dialog="" />;
}

/** The way out of a dialog page: leads back as a link, closes as a dialog. */
export function DialogCancel({ href, children = "Отмена" }: { href: string; children?: ReactNode }) {
  return (
    <ButtonLink href={href} look="quiet" data-dialog-close="">
      {children}
    </ButtonLink>
  );
}

type DialogProps = { id: string; title: string; width?: DialogWidth; children: ReactNode };

/** A dialog that lies in its page, for tools that need script anyway (cropper, enlarged picture). `data-opens={id}` opens it. */
export function Dialog({ id, title, width = "m", children }: DialogProps) {
  return (
    <dialog id={id} aria-labelledby={`${id}-title`} className={classes("dialog", dialogWidths[width])}>
      <form method="dialog" className="dialog-close">
        <button
          type="submit"
          className="grid size-10 place-items-center rounded-full text-muted hover:bg-well hover:text-ink"
        >
          <Icon name="close" />
          <span className="sr-only">Закрыть</span>
        </button>
      </form>
      <Heading level={2} size="l" id={`${id}-title`} className="mb-3 pr-10">
        {title}
      </Heading>
      {children}
    </dialog>
  );
}
