import type { SyntheticEvent } from "react";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";

type SearchBoxProps = {
  action: string;
  /** What is searched: «Поиск по порталу», «Найти участника». */
  label: string;
  name?: string;
  defaultValue?: string;
  /** Query fields that must stay: the tab, the sort. */
  keep?: Record<string, string>;
  id?: string;
  /** Brings comfort to the box when somebody begins to use it: comes into it, or types before the page has woken. */
  onUse?(event: SyntheticEvent<HTMLInputElement>): void;
  className?: string;
};

/** A plain GET form: it works everywhere and its answer has an address. */
export function SearchBox({
  action,
  label,
  name = "query",
  defaultValue,
  keep = {},
  id,
  onUse,
  className,
}: SearchBoxProps) {
  const inputId = id ?? `search-${name}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to the older screen readers yet.
    <form role="search" aria-label={label} method="get" action={action} className={classes("relative", className)}>
      <label htmlFor={inputId} className="sr-only">
        {label}
      </label>
      <input
        id={inputId}
        type="search"
        name={name}
        defaultValue={defaultValue}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={onUse}
        onInput={onUse}
        className="control rounded-full border-edge/60 bg-well pr-4 pl-11 hover:bg-surface focus:bg-surface"
      />
      {Object.entries(keep).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <button
        type="submit"
        className="absolute inset-y-0 left-0.5 grid w-11 place-items-center rounded-full text-muted hover:text-link"
      >
        <Icon name="search" />
        <span className="sr-only">Найти</span>
      </button>
    </form>
  );
}
