/** What the postbuild steps do to a parsed page. */
import { type DefaultTreeAdapterTypes, parse, parseFragment, serialize } from 'parse5';

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** A page of the export, while the postbuild steps work on it. */
export interface ExportedPage {
  /** The file's path in the folder, such as `about/index.html`; for messages. */
  file: string;
  document: Document;
}

/** The exported files are no longer what a step relies on: the message names the file and what was looked for. */
export class UnexpectedOutputError extends Error {
  override name = 'UnexpectedOutputError';
}

export const parsePage = (html: string): Document => parse(html);
export const serializePage = (document: Document): string => serialize(document);

/** All elements below a node for which the test holds, in document order, without what is inside `<template>`. */
export function findAll(node: Node, matches: (element: Element) => boolean): Element[] {
  const own = 'tagName' in node && matches(node) ? [node] : [];
  const children = 'childNodes' in node ? node.childNodes : [];
  return [...own, ...children.flatMap((child) => findAll(child, matches))];
}

/** The one element of this name. `page` names the file in the message when there is none, or more than one. */
export function findOne(document: Document, tagName: string, page: string): Element {
  const [element, ...others] = findAll(document, (candidate) => candidate.tagName === tagName);
  if (!element || others.length > 0) {
    throw new UnexpectedOutputError(
      `${page}: expected one <${tagName}>, found ${element ? others.length + 1 : 'none'}.`,
    );
  }
  return element;
}

/** All elements with this attribute. */
export function withAttribute(node: Node, name: string): Element[] {
  return findAll(node, (element) => attribute(element, name) !== undefined);
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

export function setAttribute(element: Element, name: string, value: string): void {
  const present = element.attrs.find((candidate) => candidate.name === name);
  if (present) present.value = value;
  else element.attrs.push({ name, value });
}

/** The text directly inside an element: all there is in a script, a style or a title. */
export function textOf(element: Element): string {
  return element.childNodes
    .map((child) => (child.nodeName === '#text' ? (child as DefaultTreeAdapterTypes.TextNode).value : ''))
    .join('');
}

/** Replaces what is inside an element by a text. */
export function setText(element: Element, value: string): void {
  element.childNodes = [{ nodeName: '#text', value, parentNode: element } as DefaultTreeAdapterTypes.TextNode];
}

export function remove(element: Element): void {
  const parent = element.parentNode;
  if (parent) parent.childNodes = parent.childNodes.filter((child) => child !== element);
}

/** Removes the comments below a node, but for those in elements that are kept whole. */
export function removeComments(node: Node, isKept: (element: Element) => boolean): void {
  if (!('childNodes' in node) || ('tagName' in node && isKept(node))) return;
  node.childNodes = node.childNodes.filter((child) => child.nodeName !== '#comment');
  for (const child of node.childNodes) removeComments(child, isKept);
}

/** Adds markup at the end of an element. */
export function append(parent: ParentNode, markup: string): void {
  insertAt(parent, parent.childNodes.length, markup);
}

/** Adds markup before a child of an element; at its end when there is no such child. */
export function insertBefore(parent: ParentNode, markup: string, matches: (element: Element) => boolean): void {
  const found = parent.childNodes.findIndex((child) => 'tagName' in child && matches(child));
  insertAt(parent, found === -1 ? parent.childNodes.length : found, markup);
}

/** Adds markup directly after an element. */
export function insertAfter(element: Element, markup: string): void {
  const parent = element.parentNode;
  if (parent) insertAt(parent, parent.childNodes.indexOf(element) + 1, markup);
}

function insertAt(parent: ParentNode, index: number, markup: string): void {
  const nodes = parseFragment(markup).childNodes;
  for (const node of nodes) node.parentNode = parent;
  parent.childNodes.splice(index, 0, ...nodes);
}
