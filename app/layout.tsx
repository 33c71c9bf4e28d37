import type { Viewport } from "next";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { EarlyClickKeeper, EarlyClickReplay } from "@/components/shell/early-clicks";
import { pageNonce } from "@/lib/loaders/request/page-nonce";
import { visitorSettings } from "@/lib/loaders/request/visitor-settings";
import { requestId } from "@/lib/loaders/request/request-id";
import { FONT_NAMES } from "./fonts";
import { SITE_METADATA } from "./page-metadata";
import { themeColors } from "./theme-colors";
import "./globals.css";

export const metadata = SITE_METADATA;

export async function generateViewport(): Promise<Viewport> {
  const { theme } = await visitorSettings();
  return {
    width: "device-width",
    initialScale: 1,
    colorScheme: theme === "system" ? "light dark" : theme,
    themeColor: themeColors(theme),
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Every page is rendered for its own request: its scripts carry the nonce of its policy.
  await connection();
  const { theme, shortcuts } = await visitorSettings();
  return (
    <html
      lang="en"
      data-theme={theme}
      data-shortcuts={shortcuts}
      data-request={requestId()}
      className={FONT_NAMES}
    >
      <body className="flex min-h-dvh flex-col text-sm">
        <EarlyClickKeeper nonce={await pageNonce()} />
        {children}
        <EarlyClickReplay />
      </body>
    </html>
  );
}
