/** The few things that the steps after the build do to a parsed page. */
import { type DefaultTreeAdapterTypes, parse, parseFragment, serialize } from 'parse5';

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** The exported files are no longer what a step relies on: the message names the file and what was looked for. */
export class UnexpectedOutputError extends Error {
  override name = 'UnexpectedOutputError';
}

export function parsePage(html: string): Document {
  return parse(html);
}

export function serializePage(document: Document): string {
  return serialize(document);
}

/** All elements below a node for which the test holds, in document order; what is inside `<template>` stays out. */
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
  for (const node of parseFragment(markup).childNodes) {
    node.parentNode = parent;
    parent.childNodes.push(node);
  }
}

/** Puts markup before a child of an element; at its end when there is no such child. */
export function insertBefore(parent: ParentNode, markup: string, matches: (element: Element) => boolean): void {
  const { childNodes } = parent;
  const found = childNodes.findIndex((child) => 'tagName' in child && matches(child));
  const nodes = parseFragment(markup).childNodes;
  for (const node of nodes) node.parentNode = parent;
  childNodes.splice(found === -1 ? childNodes.length : found, 0, ...nodes);
}

/** Puts markup directly after an element. */
export function insertAfter(element: Element, markup: string): void {
  const parent = element.parentNode;
  if (!parent) return;
  const nodes = parseFragment(markup).childNodes;
  for (const node of nodes) node.parentNode = parent;
  parent.childNodes.splice(parent.childNodes.indexOf(element) + 1, 0, ...nodes);
}
