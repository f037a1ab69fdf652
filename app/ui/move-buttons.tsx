import { Button } from "./button.tsx";

type Props = {
  /** What is moved, for those who listen: «кадр 2». */
  what: string;
  up: boolean;
  down: boolean;
};

/** ↑ and ↓ of a row in an ordered list, inside the caller's form: `intent=move` with the button's own `by`. */
export function MoveButtons({ what, up, down }: Props) {
  return (
    <span className="flex">
      <input type="hidden" name="intent" value="move" />
      <Button look="quiet" size="s" icon="up" iconOnly name="by" value="-1" disabled={!up}>
        {`Выше: ${what}`}
      </Button>
      <Button look="quiet" size="s" icon="down" iconOnly name="by" value="1" disabled={!down}>
        {`Ниже: ${what}`}
      </Button>
    </span>
  );
}
