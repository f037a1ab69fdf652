import type { ReactNode } from "react";
import { type ButtonLook, buttonClass } from "./button.tsx";
import { classes } from "./classes.ts";
import { Icon, type IconName } from "./icon.tsx";

type MenuProps = Omit<ButtonLook, "children"> & {
  /** The name of the button that opens it. */
  label: ReactNode;
  /** Which edge of the button the list keeps to. */
  align?: "start" | "end";
  children: ReactNode;
};

/** Links and deeds behind one button: a native disclosure; script adds closing by Escape and by a click outside. */
export function Menu({ label, align = "end", children, icon, iconOnly, ...look }: MenuProps) {
  return (
    <details data-menu className="group relative inline-block">
      <summary className={buttonClass({ ...look, iconOnly, look: look.look ?? "quiet" })}>
        {icon && <Icon name={icon} size={look.size === "s" ? "s" : "m"} />}
        <span className={iconOnly ? "sr-only" : undefined}>{label}</span>
        {!iconOnly && (
          <Icon name="chevron-down" size="s" className="-mr-1 transition-transform group-open:rotate-180" />
        )}
      </summary>
      <ul
        className={classes(
          "absolute top-full z-30 mt-1.5 w-max max-w-[calc(100vw-2rem)] min-w-52 rounded-control border border-line bg-raised p-1.5 shadow-float",
          align === "end" ? "right-0" : "left-0",
        )}
      >
        {children}
      </ul>
    </details>
  );
}

const item =
  "ring-inside flex min-h-11 w-full items-center gap-3 rounded-[0.5rem] px-3 py-2 text-left no-underline hover:bg-well";

type ItemProps = { icon?: IconName; danger?: boolean; current?: boolean; children: ReactNode };

/** A line of a menu that leads somewhere. `dialog` opens the page in a dialog where script runs, `file` takes a file away. */
export function MenuLink({
  href,
  icon,
  danger,
  current,
  dialog,
  file,
  children,
}: ItemProps & { href: string; dialog?: string; file?: boolean }) {
  return (
    <li>
      <a
        href={href}
        aria-current={current ? "page" : undefined}
        data-dialog={dialog}
        download={file}
        className={classes(item, danger ? "text-danger" : "text-ink", "aria-[current=page]:text-link")}
      >
        {icon && <Icon name={icon} className={danger ? "" : "text-muted"} />}
        {children}
      </a>
    </li>
  );
}

/** A line of a menu that does something at once; it stands in a form of its own or names one by `form`. */
export function MenuButton(props: ItemProps & { name?: string; value?: string; form?: string }) {
  return (
    <li>
      <button
        type="submit"
        name={props.name}
        value={props.value}
        form={props.form}
        className={classes(item, props.danger ? "text-danger" : "text-ink")}
      >
        {props.icon && <Icon name={props.icon} className={props.danger ? "" : "text-muted"} />}
        {props.children}
      </button>
    </li>
  );
}

/** A thin line between groups of a menu. */
export function MenuLine() {
  return <li aria-hidden="true" className="mx-2 my-1.5 border-t border-line" />;
}
