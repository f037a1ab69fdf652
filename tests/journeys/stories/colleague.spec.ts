import { dayIn } from "#tests/support/days.ts";
import { expect, test } from "../support/test.ts";

test("whoever goes on leave names a deputy, whom the field offers by the name", async ({
  as,
  fresh,
  javaScriptEnabled,
}) => {
  const page = await as(await fresh("reader-js"));
  await page.goto("/account/absences");
  for (const label of ["Первый день", "Последний день"]) await page.getByLabel(label).fill(dayIn(40));
  const deputy = page.getByLabel("Кто замещает");
  if (javaScriptEnabled !== false) {
    await deputy.pressSequentially("Анна Сокол");
    const anna = page.getByRole("listbox", { name: "Найденные люди" }).getByRole("option", { name: /Анна Соколова/ });
    await expect(anna.first()).toBeVisible();
    // Nobody is lit before an arrow is pressed, and Enter sends no name that is still being written.
    await expect(deputy).toHaveAttribute("aria-expanded", "true");
    await expect(deputy).not.toHaveAttribute("aria-activedescendant", /./);
    await page.keyboard.press("Enter");
    await expect(anna.first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(deputy).toHaveAttribute("aria-activedescendant", /./);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Убрать: Анна Соколова" })).toBeVisible();
    await expect(anna.first()).toBeHidden();
  } else await deputy.fill("соколова анна");
  await page.locator("button[value=add-absence]").click();
  await expect(page.getByText("Замещает Анна Соколова")).toBeVisible();
});
