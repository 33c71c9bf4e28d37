/** "30 %", "12.5 %": ten-thousandths in percent. */
export function rewardShareText(share: number): string {
  return `${share / 100} %`;
}
