import { type ComponentType, lazy, memo, Suspense } from "react";

export type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A component whose code the page does not wait for. What the server drew of it stays and works as it does without script
 * until the code is there, without a connection too. Takes plain data that stays the same meanwhile. Where the page goes on
 * before the code has come, React draws the part anew, and what was typed in it is lost; `Meanwhile` stands there until then
 * and carries what the form around it cannot do without.
 */
export function later<Props extends object>(load: Load<Props>, Meanwhile?: ComponentType<Props>) {
  const Coming = lazy(() => untilThere(load)) as unknown as ComponentType<Props>;
  let There: ComponentType<Props> | undefined;
  // The server has it before it draws the first page.
  if (!globalThis.isBrowserBuild) {
    load().then(
      (come) => {
        There = come.default;
      },
      () => undefined,
    );
  }
  const Later = (props: Props) => {
    const Drawn = There ?? Coming;
    return (
      <Suspense fallback={Meanwhile && <Meanwhile {...props} />}>
        <Drawn {...props} />
      </Suspense>
    );
  };
  return memo(Later, isSame) as unknown as ComponentType<Props>;
}

/** Whether two sets of properties say the same, in other objects too. */
const isSame = (one: object, other: object) =>
  Object.entries({ ...one, ...other }).every(([name]) => textOf(one[name as never]) === textOf(other[name as never]));

/** Data as text; what is none as itself. */
const textOf = (value: unknown) =>
  typeof value === "object" && [Array, Object].includes(value?.constructor as never) ? JSON.stringify(value) : value;

/** A refusal would put the page of errors in place of everything that was typed. */
async function untilThere<Props>(load: Load<Props>): ReturnType<Load<Props>> {
  try {
    return await load();
  } catch {
    await new Promise((again) => setTimeout(again, 3000));
    return untilThere(load);
  }
}
