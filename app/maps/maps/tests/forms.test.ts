import { describe, expect, it } from "vitest";
import type { PageContext } from "#app/web/context.ts";
import { pointIntents, readWish, routeIntents } from "../forms.ts";

type Sent = Record<string, unknown>;
type Reply = { to?: string; error?: Record<string, string[]> };
type Args = Parameters<typeof pointIntents.put>[0];

/** Sends a form and gives what the API was asked for, or what the form was refused with. */
async function send(
  put: (args: Args) => Promise<unknown>,
  fields: Record<string, string>,
): Promise<Sent | Reply["error"]> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const asked: Sent[] = [];
  const keep = async (said: Sent) => {
    asked.push(said);
    return { floorNo: 1 };
  };
  const api = { maps: { putPoint: keep, putRoute: keep } } as unknown as PageContext["api"];
  const reply = (await put({ form, api, params: { mapId: "m", no: "new" } } as unknown as Args)) as Reply;
  return reply.error ?? asked[0];
}

const point = { title: "Склад", floorNo: "1", categoryNo: "", kind: "area", x: "1,5", y: "2", person: "" };

describe("the forms of maps", () => {
  it("read corners line by line and tell of a wrong one at their field", async () => {
    const corners = (text: string) => send(pointIntents.put, { ...point, corners: text });
    expect(await corners("")).toMatchObject({ x: 1.5, corners: [] });
    expect(await corners("1; 2\r\n3,5;4\n\n100; 0")).toMatchObject({
      corners: [
        [1, 2],
        [3.5, 4],
        [100, 0],
      ],
    });
    for (const wrong of ["x", "101; 2", "1; 2; 3", "-1; 2"])
      expect(await corners(wrong)).toEqual({ corners: [expect.stringContaining("два числа")] });
    expect(await corners("1; 1\n".repeat(101))).toEqual({ corners: ["Не больше ста углов"] });
  });

  it("read the steps of a way, the last one without words", async () => {
    const steps = (text: string) => send(routeIntents.put, { title: "От входа", steps: text });
    expect(await steps("12 От лифта направо\n7")).toMatchObject({
      steps: [
        { no: 12, text: "От лифта направо" },
        { no: 7, text: "" },
      ],
    });
    expect(await steps("вход\n7")).toEqual({ steps: [expect.stringContaining("с номера точки")] });
    expect(await steps("7")).toEqual({ steps: ["Хотя бы две точки"] });
  });

  it("take what an address asks for, and nothing of a wrong word", () => {
    expect(readWish({ floor: "2", category: "x", o: "-1", q: " лифт ", zoom: "9" })).toEqual({
      ...{ floor: "2", category: undefined, o: undefined, query: "лифт", zoom: 1 },
    });
  });
});
