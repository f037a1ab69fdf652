import { Placeholder } from "drizzle-orm";
import { now, withClock } from "../clock.ts";
import { handOvers } from "../handed-over.ts";
import { databaseOn, transactions } from "./connection.ts";
import { withLiterals } from "./quick-text.ts";

/** So many shapes of one statement are kept; then all are built anew. */
const shapesMost = 200;

/** What a statement needs to be kept: drizzle's queries have it. */
type Statement<Rows> = {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Rows> };
};

/** A builder that knows one shape only is asked without it. */
type Given<Shape> = undefined extends Shape ? [shape?: Shape] : [shape: Shape];

type Reader = { accountId: string; groupId: string; name?: string; shownBy?: unknown };

/** The place of a value that each request brings. Where a statement's shape would hang on the value itself, it refuses. */
class Slot extends Placeholder {
  [Symbol.toPrimitive](): never {
    throw new Error(`A statement is built without the value of «${this.name}»`);
  }
  toJSON(): never {
    return this[Symbol.toPrimitive]();
  }
}

/** The present moment; PostgreSQL takes it as it is or as its text. */
class Moment extends Slot {
  toISOString() {
    return this;
  }
}

/** Drizzle over whichever transaction is open when the statement is sent. */
const wherever = databaseOn({
  query(...query) {
    const open = transactions.getStore();
    if (!open) throw new Error("A kept statement is sent in a transaction");
    return open.again.query(...query);
  },
});

/**
 * Builds a statement once and keeps its text: building costs more than sending it. The builder never sees who asks: the
 * reader's ids, the present moment and `slots` are places that each request fills with its own, so nothing of one reader is
 * kept for another. What the reader may do, their time zone and `shape` decide how it is built: there is one text for each.
 * The builder stands at the top of a module and takes everything from its arguments; it waits for nothing.
 */
export function kept<Of extends Reader, Slots extends object, Shape, Rows>(
  build: (reader: Of, slots: Slots, shape: Shape) => Statement<Rows>,
): (reader: Of, slots: Slots, ...shape: Given<Shape>) => Promise<Rows> {
  const built = new Map<string, ReturnType<Statement<Rows>["prepare"]>>();
  return (reader, slots, ...[shape]) => {
    const { accountId, groupId, name, shownBy, ...may } = reader;
    const key = JSON.stringify([handOvers(), may, Object.keys(slots), shape]);
    let statement = built.get(key);
    if (!statement) {
      if (built.size >= shapesMost) built.clear();
      statement = withoutValues(() =>
        withLiterals(() => build(unknown(may) as unknown as Of, places(slots), shape as Shape).prepare("")),
      );
      built.set(key, statement);
    }
    return statement.execute({ ...slots, accountId, groupId, now: now() });
  };
}

/** A reader of whom it is only known what they may do. Their name and who looks with their eyes no statement asks for. */
function unknown<May extends object>(may: May) {
  const absent = (name: string) => ({
    get(): never {
      throw new Error(`A statement is built without «${name}» of the reader`);
    },
  });
  const reader = { ...may, accountId: new Slot("accountId"), groupId: new Slot("groupId") };
  return Object.defineProperties(reader, { name: absent("name"), shownBy: absent("shownBy") });
}

function places<Slots extends object>(slots: Slots): Slots {
  return Object.fromEntries(Object.keys(slots).map((name) => [name, new Slot(name)])) as Slots;
}

function withoutValues<T>(build: () => T): T {
  const open = { db: wherever, tenant: undefined, over: false, spent: false, afterCommit: [], sender: undefined };
  return transactions.run(open as never, () => withClock(() => new Moment("now") as never, build));
}
