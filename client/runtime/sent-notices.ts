/** Scripts confirm by themselves what they sent, so only the notice that a native post returned to stays. */
export function removeUntargetedNotices(scope: ParentNode): void {
  for (const notice of scope.querySelectorAll('[data-sent-notice]:not(:target)')) notice.remove();
}
