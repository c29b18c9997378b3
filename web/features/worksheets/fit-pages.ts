/** A last page that holds less than this share of a page is not worth its paper. */
const nearlyEmpty = 0.2;
/** What the breaks between lines and pages may add to a height that was measured without them. */
const room = 1.03;
/** How far the print may shrink, in steps that nobody sees. */
const steps = [0.98, 0.96, 0.94, 0.92, 0.9, 0.88];
/** Points; below this print is too small for a class, however little it is that runs over. */
const smallest = 10.5;

/**
 * The share of the chosen text size at which a sheet needs a page less, where its last page would be
 * nearly empty; 1 where it is well filled, or where nobody could read what would fit. `heightAt` is how
 * high the sheet is at a share, in pages.
 */
export function fittingShare(heightAt: (share: number) => number, size: number): number {
  const pages = Math.ceil(heightAt(1));
  if (pages < 2 || heightAt(1) - (pages - 1) > nearlyEmpty) return 1;
  return (
    steps.find((share) => share * size >= smallest && heightAt(share) * room <= pages - 1) ?? 1
  );
}
