import type { ReactNode } from "react";
import { type ButtonLook, buttonClass } from "./button.tsx";
import { classes } from "./classes.ts";
import { Icon, type IconName } from "./icon.tsx";
import { type Elsewhere, useLate } from "./late.ts";

type MenuProps = Omit<ButtonLook, "children"> & {
  /** The name of the button that opens it. */
  label: ReactNode;
  /** Which edge of the button the list keeps to. */
  align?: "start" | "end";
  /** Draws the list when it is first opened, for menus of which a page has many; without script it leads there. */
  elsewhere?: Elsewhere | false | undefined;
  children: ReactNode;
};

/** Links and deeds behind one button: a native disclosure; script adds closing by Escape and by a click outside. */
export function Menu({ label, align = "end", elsewhere, children, icon, iconOnly, ...look }: MenuProps) {
  const { isDrawn, details, summary } = useLate(Boolean(elsewhere));
  // The menu of every card: its sign costs no element.
  const isSign = icon === "more" && iconOnly && look.size === "s" && !look.look;
  return (
    <details {...details} data-menu="" className={iconOnly ? "menu" : "menu group"}>
      <summary
        {...summary}
        className={isSign ? "menu-sign" : buttonClass({ ...look, iconOnly, look: look.look ?? "quiet" })}
      >
        {icon && !isSign && <Icon name={icon} size={look.size === "s" ? "s" : "m"} />}
        <span className={iconOnly ? "sr-only" : undefined}>{label}</span>
        {!iconOnly && (
          <Icon name="chevron-down" size="s" className="-mr-1 transition-transform group-open:rotate-180" />
        )}
      </summary>
      <ul className={classes("menu-list", align === "end" ? "right-0" : "left-0")}>
        {isDrawn ? children : elsewhere && <MenuLink href={elsewhere.href}>{elsewhere.words}</MenuLink>}
      </ul>
    </details>
  );
}

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
        className={classes("menu-item", danger && "text-danger", current && "text-link")}
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
        className={classes("menu-item", props.danger && "text-danger")}
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
