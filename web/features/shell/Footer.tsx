/**
 * Links to the two legal documents, and the copyright line. Hidden while a screen is loading, because the
 * loaded screen would push it down.
 */
export function Footer() {
  return (
    <footer className="mt-16 border-t border-line text-sm text-ink-2 group-has-data-coming/shell:invisible print:hidden">
      <div className="mx-auto flex max-w-350 flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-6 sm:px-8">
        <p>© {new Date().getFullYear()} Lexiloom Languages. All rights reserved.</p>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          <li>
            <a
              href="/privacy-policy.pdf"
              target="_blank"
              rel="noopener"
              className="inline-block py-1 text-ink-2 hover:text-ink"
            >
              Privacy Policy (PDF)
            </a>
          </li>
          <li>
            <a
              href="/data-sharing-agreement.pdf"
              target="_blank"
              rel="noopener"
              className="inline-block py-1 text-ink-2 hover:text-ink"
            >
              Data Sharing Agreement (PDF)
            </a>
          </li>
        </ul>
      </div>
    </footer>
  );
}
