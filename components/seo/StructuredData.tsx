import type { Graph } from 'schema-dts';

interface StructuredDataProps {
  graph: Graph;
}

/** A page's graph as a data block, which no browser runs. */
export function StructuredData({ graph }: StructuredDataProps) {
  return <script type="application/ld+json">{serializeGraph(graph)}</script>;
}

/** JSON that no parser of HTML mistakes for markup, whatever a text holds. */
function serializeGraph(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
