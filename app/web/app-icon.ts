/** The icons of a portal on devices, their sides and how much of them the logo takes: iOS, what a manifest names, what is cut to a circle. */
export const icons = {
  "180": { side: 180, share: 1 },
  "192": { side: 192, share: 1 },
  "512": { side: 512, share: 1 },
  maskable: { side: 512, share: 0.8 },
} as const;
export type AppIcon = keyof typeof icons;

/** The address of a square logo as an icon for devices. */
export function appIcon(logo: string, icon: AppIcon): string {
  return `${logo.replace("/files/", "/app-icons/")}/${icon}`;
}
