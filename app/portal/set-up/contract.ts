import { z } from "zod";
import { devices } from "#app/web/in-app.ts";
import { operation } from "#platform/api/operation.ts";

const device = z.enum(devices);

export const setUpContract = {
  hideHint: operation({
    method: "PUT",
    path: "/users/me/install-hint",
    summary: "Больше не подсказывать, что портал можно поставить на такое устройство",
    access: "employee",
  })
    .input(z.strictObject({ device }))
    .output(z.object({ hidden: z.array(device) })),
};
