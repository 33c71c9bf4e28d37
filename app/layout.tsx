import type { Metadata, Viewport } from "next";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { visitorSettings } from "@/lib/loaders/settings";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: "Shardscope", template: "%s · Shardscope" },
  description: "A block explorer for TON that anyone can run.",
};

export const viewport: Viewport = { width: "device-width", initialScale: 1 };

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Every page is rendered for its own request: the nonce of its policy is in its scripts.
  await connection();
  const { theme } = await visitorSettings();
  return (
    <html lang="en" data-theme={theme}>
      <body className="flex min-h-dvh flex-col text-sm">{children}</body>
    </html>
  );
}
