import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { Icon, type IconName } from "./icon.tsx";

const looks = {
  neutral: "bg-well text-soft",
  brand: "badge-brand",
  success: "bg-success-tint text-success",
  warning: "bg-warning-tint text-warning",
  danger: "bg-danger-tint text-danger",
};

/** A short word about a state or a kind: «Черновик», «Закреплено». */
export function Badge(props: { look?: keyof typeof looks; icon?: IconName; className?: string; children: ReactNode }) {
  return (
    <span className={classes("badge", looks[props.look ?? "neutral"], props.className)}>
      {props.icon && <Icon name={props.icon} size="s" className="-ml-0.5 size-3.5" />}
      {props.children}
    </span>
  );
}
