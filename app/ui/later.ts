import { type ComponentType, createElement, lazy } from "react";

export type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A component whose code the page does not wait for; stands in a Suspense. What the server drew of it stays and works as it
 * does without script until the code is there, without a connection too.
 */
export function later<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const Coming = lazy(() => untilThere(load));
  let There: ComponentType<Props> | undefined;
  // The server has it before it draws the first page.
  if (typeof document === "undefined") {
    load().then(
      (come) => {
        There = come.default;
      },
      () => undefined,
    );
  }
  return (props) => createElement((There ?? Coming) as ComponentType<Props>, props);
}

/** A refusal would put the page of errors in place of everything that was typed. */
async function untilThere<Props>(load: Load<Props>): ReturnType<Load<Props>> {
  try {
    return await load();
  } catch {
    await new Promise((again) => setTimeout(again, 3000));
    return untilThere(load);
  }
}
