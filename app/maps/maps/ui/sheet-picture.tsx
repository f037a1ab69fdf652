import { useEffect, useRef } from "react";
import { classes } from "#app/ui/classes.ts";
import type { Mark, Sheet } from "../contract.ts";
import { type Reach, useMoving } from "./use-moving.ts";
import { fills } from "./words.ts";

/** What a mark is called in an address: who closes a card comes back to it. */
export const markId = ({ kind, no, x, y }: Pick<Mark, "kind" | "no" | "x" | "y">) =>
  kind === "area" ? `mark-${no}` : `mark-at-${x}-${y}`;

type Props = {
  sheet: Sheet;
  marks: Mark[];
  label: string;
  /** The point that is open. */
  chosen?: number | undefined;
  /** How many times larger than its frame it is drawn. */
  zoom?: number;
  /** With script it is moved by mouse, fingers and keys. */
  moves?: Reach;
  address(no: number): string;
};

const areaOf = ({ corners }: Mark) =>
  Math.abs(
    corners.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = corners[(at + 1) % corners.length]!;
      return sum + x * nextY - nextX * y;
    }, 0),
  );

/** A floor with its marks as links, wide enough for a finger: areas below, the smaller over the larger, points above them; those of one place are one mark with their number. */
export function SheetPicture({ sheet, marks, label, chosen, zoom = 1, moves, address }: Props) {
  const { width, height, picture } = sheet;
  const frame = useRef<HTMLElement>(null);
  const open = marks.find(({ no }) => no === chosen);
  const isMoving = useMoving(frame, { reach: moves, zoom, chosen: open && markId(open) });
  useEffect(() => {
    const { hash } = location;
    if (chosen === undefined && hash.startsWith("#mark-")) document.getElementById(hash.slice(1))?.focus();
  }, [chosen]);
  const at = ({ x, y }: { x: number; y: number }) => ({
    x: Math.round((x * width) / 100),
    y: Math.round((y * height) / 100),
  });
  const areas = marks.filter(({ kind }) => kind === "area").toSorted((one, other) => areaOf(other) - areaOf(one));
  const places = new Map<string, Mark[]>();
  for (const mark of marks.filter(({ kind }) => kind === "point"))
    places.set(markId(mark), [...(places.get(markId(mark)) ?? []), mark]);
  const size = Math.max(width, height) / 50;
  return (
    <section
      ref={frame}
      aria-label={label}
      aria-description={isMoving ? "Стрелки двигают карту, плюс и минус меняют размер, ноль возвращает всю" : undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className="overflow-auto rounded-card border border-line bg-white"
    >
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className={classes(
          "min-w-160 print:w-full print:min-w-0 print:transform-none!",
          isMoving ? "w-full" : zooms[zoom - 1],
        )}
      >
        <title>{label}</title>
        {picture && <image href={picture} width={width} height={height} />}
        {areas.map((one) => (
          <a key={one.no} id={markId(one)} href={address(one.no)}>
            <title>{one.title}</title>
            <polygon
              points={one.corners
                .map(([x, y]) => at({ x, y }))
                .map(({ x, y }) => `${x},${y}`)
                .join(" ")}
              fillOpacity={one.no === chosen ? 0.5 : 0.2}
              fill={fills[one.tone ?? "grey"]}
              stroke={fills[one.tone ?? "grey"]}
            />
          </a>
        ))}
        {[...places.values()].map((here) => {
          const one = here.find(({ no }) => no === chosen) ?? here[0]!;
          const { x, y } = at(one);
          const words = here.length > 1 ? `×${here.length}` : String(one.no);
          return (
            <a key={markId(one)} id={markId(one)} href={address(one.no)}>
              <title>{here.length > 1 ? `${one.title} и ещё ${here.length - 1} здесь` : one.title}</title>
              <circle cx={x} cy={y} r={one.no === chosen ? size * 1.6 : size} fill={fills[one.tone ?? "grey"]} />
              <text
                x={x}
                y={y}
                dy=".35em"
                textAnchor="middle"
                fontSize={size * (words.length > 2 ? 0.7 : 1)}
                fill="#fff"
              >
                {words}
              </text>
            </a>
          );
        })}
      </svg>
    </section>
  );
}

const zooms = ["w-full", "w-[200%]", "w-[300%]", "w-[400%]"];
