import { afterAll, afterEach, expect, test, vi } from "vitest";

const [older, newer] = ["older secret that is long enough for it", "newer secret that is long enough for it"];

async function sealWith(secrets: string) {
  vi.resetModules();
  vi.stubEnv("SECRET", secrets);
  return import("#platform/auth/seal.ts");
}

afterEach(() => vi.unstubAllEnvs());
afterAll(() => void vi.resetModules());

test("what one key sealed opens while the key is live, first or not", async () => {
  const sealed = (await sealWith(older)).seal("tokens", "тайна");
  expect((await sealWith(`${newer},${older}`)).unseal("tokens", sealed)).toBe("тайна");
  expect((await sealWith(newer)).unseal("tokens", sealed)).toBeNull();
});

test("a signature holds while its key is live", async () => {
  const signature = (await sealWith(older)).sign("csrf", "text");
  expect((await sealWith(`${newer},${older}`)).isSigned("csrf", "text", signature)).toBe(true);
  expect((await sealWith(newer)).isSigned("csrf", "text", signature)).toBe(false);
});

test("every sealing is another one, and a touched, cut or strange one does not open", async () => {
  const { seal, unseal } = await sealWith(older);
  const sealed = seal("tokens", "тайна");
  expect(seal("tokens", "тайна")).not.toBe(sealed);
  const bytes = Buffer.from(sealed, "base64url");
  for (const at of [0, 12, bytes.length - 1]) {
    const touched = Buffer.from(bytes);
    touched[at]! ^= 1;
    expect(unseal("tokens", touched.toString("base64url"))).toBeNull();
  }
  for (const strange of ["", "x", sealed.slice(0, 30)]) expect(unseal("tokens", strange)).toBeNull();
  expect(unseal("provider", sealed)).toBeNull();
});
