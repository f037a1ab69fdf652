import { area } from "#app/area.ts";
import { addPasskey, beginPasskey, listPasskeys, removePasskey, renamePasskey } from "#platform/identity/index.ts";
import { type Creation, passkeysContract } from "./contract.ts";

export const passkeys = area({
  title: "Ключи доступа",
  contract: passkeysContract,
  serve: {
    list: listPasskeys,
    begin: async (viewer, input) => (await beginPasskey(viewer, input.password)) as Creation,
    add: addPasskey,
    rename: async (viewer, input) => {
      await renamePasskey(viewer, input);
      return { id: input.id };
    },
    remove: async (viewer, input) => {
      await removePasskey(viewer, input);
      return { id: input.id };
    },
  },
});
