import { Notice } from "./notice";

export function OfflineNotice() {
  return (
    <Notice title="This device is offline" tone="warning">
      <p>What is on the page stays; it goes on by itself when the connection is back.</p>
    </Notice>
  );
}
