import type { PoolClient } from "pg";
import { connectionsKept, currentConnection } from "./connection.ts";

/** Who has waited so long gets one more: those before are held by something slow, and it is not what they wait for. */
const patience = 1000;

let taken = 0;
const waiting = new Set<() => void>();

/** Takes a connection of those that are kept, when it is one's turn, and one more when none comes; `giveBack` gives it to the next. */
export async function takeConnection(): Promise<PoolClient> {
  if (taken < connectionsKept) taken += 1;
  else await myTurn();
  try {
    return await currentConnection().pool.connect();
  } catch (error) {
    leave();
    throw error;
  }
}

/** Gives a connection back; one that is `broken` is not used any more. */
export function giveBack(client: PoolClient, broken = false): void {
  client.release(broken);
  leave();
}

/** The place goes to who has waited longest, unless there are more of them than connections that stay. */
function leave(): void {
  const [next] = waiting;
  if (next && taken <= connectionsKept) next();
  else taken -= 1;
}

function myTurn(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      waiting.delete(go);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      taken += 1;
      go();
    }, patience);
    waiting.add(go);
  });
}
