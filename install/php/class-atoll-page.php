<?php
/**
 * Adds Atoll to the HTML of a page: the page section, the attributes of the rules, and what belongs into the head.
 *
 * The rules are those that the proxy of Atoll reads, compiled by the build (see scripts/build/install/compile-rules.mjs).
 */
class Atoll_Page {
	/** Elements that may not contain a `<div>`, or out of which browsers would move it. */
	private const HOLDS_NO_DIV = '/^(?:table|thead|tbody|tfoot|tr|ul|ol|dl|select|p|svg|math|textarea|iframe|script|style|template|html|head)$/';

	/** @var Atoll_Document */
	private $document;
	/** @var Atoll_Selector */
	private $selector;
	/** @var array */
	private $rules;
	/** @var array<int, array{0: int, 1: int, 2: string}> Start, end and new text of each change. */
	private $edits = array();
	/** @var array<int, array<string, string|null>> New attributes by the index of the element; null removes one. */
	private $changes = array();
	/** @var array<int, array{group: string, part: string, selector: string, count: int}> */
	private $found = array();
	/** @var string|null How the page got its section: has, name, wrap; null: it has none. */
	private $section = null;

	/**
	 * @param string   $html
	 * @param array    $rules  As the build has compiled them.
	 * @param string[] $groups Groups of islands that are switched on.
	 */
	public function __construct( string $html, array $rules, array $groups ) {
		$this->document = new Atoll_Document( $html );
		$this->selector = new Atoll_Selector( $this->document );
		$this->rules    = $rules;
		$this->mark( $groups );
		if ( $this->document->is_whole ) {
			$this->mark_section();
		}
	}

	/** Whether this is a page, not a part that a script asked for. */
	public function is_whole(): bool {
		return $this->document->is_whole;
	}

	/** Adds HTML at the end of the head. */
	public function add_to_head( string $html ): void {
		$this->add_to_end( $this->document->first( 'head' ), $html );
	}

	/** Adds HTML at the end of the body. */
	public function add_to_body( string $html ): void {
		$this->add_to_end( $this->document->first( 'body' ), $html );
	}

	private function add_to_end( ?Atoll_Element $element, string $html ): void {
		if ( $element ) {
			$this->edits[] = array( $element->content_end, $element->content_end, $html );
		}
	}

	/** Adds HTML at the end of the footer, inside of the box that holds its content; without a footer at the end of the body. */
	public function add_to_footer( string $html ): void {
		$footers = $this->selector->all( array( array( array( 'name' => 'footer', 'tests' => array() ) ) ) );
		if ( ! $footers ) {
			$this->add_to_body( $html );
			return;
		}
		$index = end( $footers );
		$box   = $this->last_child( $index );
		$this->add_to_end( $this->document->elements[ null !== $box && 'div' === $this->document->elements[ $box ]->name ? $box : $index ], $html );
	}

	private function last_child( int $parent ): ?int {
		for ( $index = $this->document->elements[ $parent ]->last; $index > $parent; --$index ) {
			if ( $this->document->elements[ $index ]->parent === $parent ) {
				return $index;
			}
		}
		return null;
	}

	/** The content of the page part with this name, or null when the page has none. */
	public function part( string $name ): ?string {
		foreach ( $this->changes as $index => $attributes ) {
			if ( ( $attributes['data-page-part'] ?? null ) === $name ) {
				$element = $this->document->elements[ $index ];
				return substr( $this->document->source, $element->content, $element->content_end - $element->content );
			}
		}
		return null;
	}

	/**
	 * Loads a page part from an address of its own, for pages that come from a cache. The page itself gets a link that is
	 * true for everybody.
	 *
	 * @param string $name
	 * @param string $address
	 * @param string $link HTML.
	 */
	public function include_part( string $name, string $address, string $link ): void {
		foreach ( $this->changes as $index => $attributes ) {
			if ( ( $attributes['data-page-part'] ?? null ) !== $name ) {
				continue;
			}
			$element       = $this->document->elements[ $index ];
			$is_list       = 'ul' === $element->name || 'ol' === $element->name;
			$this->edits[] = array( $element->content, $element->content_end, $is_list ? "<li>$link</li>" : $link );
			unset( $this->changes[ $index ]['data-page-part'], $this->changes[ $index ]['data-changes-with'] );
			$this->changes[ $index ] += array(
				'data-island'  => 'include',
				'data-src'     => $address,
				'data-refresh' => 'cart:changed',
			);
		}
	}

	/**
	 * The report for the administrator: how the page got its section, and how many elements each rule found.
	 *
	 * @return array{section: string|null, found: array<int, array{group: string, part: string, selector: string, count: int}>}
	 */
	public function report(): array {
		return array(
			'section' => $this->section,
			'found'   => $this->found,
		);
	}

	/** The HTML of the page with all changes. */
	public function html(): string {
		$edits = $this->edits;
		foreach ( $this->changes as $index => $attributes ) {
			foreach ( $attributes as $name => $value ) {
				$edits[] = $this->attribute_edit( $this->document->elements[ $index ], $name, $value );
			}
		}
		return self::apply( $this->document->source, array_filter( $edits ) );
	}

	/** @param string[] $groups */
	private function mark( array $groups ): void {
		foreach ( $this->rules['remove'] as $rule ) {
			foreach ( $this->selector->all( $rule['selector'] ) as $index ) {
				$element       = $this->document->elements[ $index ];
				$this->edits[] = array( $element->start, $element->end, '' );
			}
		}
		foreach ( $this->rules['mark'] as $rule ) {
			if ( '' !== $rule['group'] && ! in_array( $rule['group'], $groups, true ) ) {
				continue;
			}
			$found         = $this->selector->all( $rule['selector'] );
			$this->found[] = array(
				'group'    => $rule['group'],
				'part'     => isset( $rule['attributes']['data-page-part'] ) ? $rule['attributes']['data-page-part'] . '-part' : '',
				'selector' => $rule['text'],
				'count'    => count( $found ),
			);
			foreach ( $found as $index ) {
				foreach ( $rule['attributes'] as $name => $value ) {
					$this->set( $index, $name, $value );
				}
			}
		}
	}

	private function set( int $index, string $name, ?string $value ): void {
		if ( 'class' === $name && null !== $value ) {
			$before = $this->changes[ $index ]['class'] ?? $this->document->elements[ $index ]->attribute( 'class' ) ?? '';
			$value  = trim( $before . ' ' . $value );
		}
		$this->changes[ $index ][ $name ] = $value;
	}

	private function mark_section(): void {
		foreach ( $this->rules['page'] as $at => $selector ) {
			$found = array_filter( $this->selector->all( $selector ), array( $this, 'can_be_section' ) );
			if ( ! $found ) {
				continue;
			}
			$index = reset( $found );
			$until = 0 === $at && isset( $this->rules['until'] ) ? $this->sibling_behind( $index, $this->rules['until'] ) : null;
			if ( null === $until && $this->is_in_form( $index ) ) {
				continue;
			}
			$this->make_section( $index, $until );
			return;
		}
	}

	private function can_be_section( int $index ): bool {
		return 'input' !== $this->document->elements[ $index ]->name;
	}

	private function make_section( int $index, ?int $until ): void {
		$element = $this->document->elements[ $index ];
		$id      = $element->attribute( 'id' );
		if ( null !== $until ) {
			$this->section = 'wrap';
			$this->wrap( $element->start, $this->document->elements[ $until ]->start );
		} elseif ( 'page' === $id ) {
			$this->section = 'has';
		} elseif ( null === $id && 'body' !== $element->name ) {
			$this->section = 'name';
			$this->set( $index, 'id', 'page' );
		} elseif ( ! preg_match( self::HOLDS_NO_DIV, $element->name ) ) {
			$this->section = 'wrap';
			$this->wrap( $element->content, $element->content_end );
		}
		if ( null === $this->section ) {
			return;
		}
		foreach ( $this->document->elements as $other => $page ) {
			if ( 'page' === $page->attribute( 'id' ) && 'input' !== $page->name && ! $page->in_template && $page->start < $element->start ) {
				$this->set( $other, 'id', 'page-of-site' );
			}
		}
	}

	private function wrap( int $start, int $end ): void {
		$this->edits[] = array( $start, $start, '<div id="page">' );
		$this->edits[] = array( $end, $end, '</div>' );
	}

	private function sibling_behind( int $index, array $selector ): ?int {
		$parent = $this->document->elements[ $index ]->parent;
		foreach ( $this->selector->all( $selector ) as $other ) {
			if ( $other > $index && $this->document->elements[ $other ]->parent === $parent ) {
				return $other;
			}
		}
		return null;
	}

	private function is_in_form( int $index ): bool {
		for ( ; $index >= 0; $index = $this->document->elements[ $index ]->parent ) {
			if ( 'form' === $this->document->elements[ $index ]->name ) {
				return true;
			}
		}
		return false;
	}

	/** @return array{0: int, 1: int, 2: string}|null */
	private function attribute_edit( Atoll_Element $element, string $name, ?string $value ): ?array {
		$place = $element->attributes[ $name ] ?? null;
		if ( null === $value ) {
			return $place ? array( $place[1], $place[2], '' ) : null;
		}
		$text = '' === $value ? $name : $name . '="' . str_replace( array( '&', '"' ), array( '&amp;', '&quot;' ), $value ) . '"';
		return $place ? array( $place[1], $place[2], $text ) : array( $element->after_name, $element->after_name, ' ' . $text );
	}

	/**
	 * Insertions at the same place keep their order and come before a replacement there.
	 *
	 * @param array<int, array{0: int, 1: int, 2: string}> $edits
	 */
	private static function apply( string $source, array $edits ): string {
		$keys = array();
		foreach ( array_values( $edits ) as $order => $edit ) {
			$keys[] = array( $edit[0], $edit[0] === $edit[1] ? 0 : 1, -$edit[1], $order, $edit );
		}
		sort( $keys );
		$html = '';
		$at   = 0;
		foreach ( $keys as list( , , , , list( $start, $end, $text ) ) ) {
			// A change inside of something that is removed.
			if ( $start < $at ) {
				continue;
			}
			$html .= substr( $source, $at, $start - $at ) . $text;
			$at    = $end;
		}
		return $html . substr( $source, $at );
	}
}
