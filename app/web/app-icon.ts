/** The sizes of a portal's icon on devices: iOS, and what a manifest names. */
export const iconSizes = [180, 192, 512] as const;

/** The address of a square logo as an icon for devices. */
export function appIcon(logo: string, size: (typeof iconSizes)[number]): string {
  return `${logo.replace("/files/", "/app-icons/")}/${size}`;
}
