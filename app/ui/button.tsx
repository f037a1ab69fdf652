import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { classes } from "./classes.ts";
import { Icon, type IconName } from "./icon.tsx";
import { Spinner } from "./spinner.tsx";

const looks = {
  primary: "primary",
  secondary: "secondary",
  tinted: "tinted",
  quiet: "quiet",
  danger: "border-transparent bg-danger-fill text-white hover:bg-danger-fill-hover",
  "quiet-danger": "border-transparent text-danger hover:bg-danger-tint",
};

const sizes = {
  s: "button-s",
  m: "button-m",
  l: "min-h-13 rounded-control px-6 py-3 text-lg",
};

const squares = { s: "square-s", m: "size-11 rounded-control", l: "size-13 rounded-control" };

export type ButtonLook = {
  look?: keyof typeof looks;
  size?: keyof typeof sizes;
  icon?: IconName;
  /** Shows the icon alone; the words stay as the button's name. */
  iconOnly?: boolean;
  wide?: boolean;
  className?: string;
  children: ReactNode;
};

type ButtonProps = ButtonLook & { pending?: boolean } & ComponentPropsWithoutRef<"button">;

/** A deed. Inside a form it submits unless `type` says otherwise; `pending` keeps it focusable and says «Загрузка…». */
export function Button({ look, size, icon, iconOnly, wide, pending, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="submit"
      {...rest}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : rest.onClick}
      className={buttonClass({ look, size, iconOnly, wide, className })}
    >
      {pending ? <Spinner /> : icon && <Icon name={icon} size={size === "s" ? "s" : "m"} />}
      <span className={iconOnly ? "sr-only" : undefined}>{children}</span>
      {pending && <span className="sr-only">Загрузка…</span>}
    </button>
  );
}

type ButtonLinkProps = ButtonLook & { href: string } & ComponentPropsWithoutRef<"a">;

/** A way to another page that looks like a button. */
export function ButtonLink({ look, size, icon, iconOnly, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ look, size, iconOnly, wide, className })}>
      {icon && <Icon name={icon} size={size === "s" ? "s" : "m"} />}
      <span className={iconOnly ? "sr-only" : undefined}>{children}</span>
    </a>
  );
}

/** The class of a button, for a `<summary>` or another element that must look like one. */
export function buttonClass({
  look = "secondary",
  size = "m",
  iconOnly,
  wide,
  className,
}: Omit<ButtonLook, "children">) {
  return classes("button", looks[look], iconOnly ? squares[size] : sizes[size], wide && "w-full", className);
}
