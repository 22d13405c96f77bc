<?php
namespace Opencart\Admin\Controller\Extension\Atoll\Module;

require_once DIR_EXTENSION . 'atoll/system/library/class-atoll-opencart.php';

/**
 * The settings under Extensions, Modules.
 */
class Atoll extends \Opencart\System\Engine\Controller {
	private const ROUTE = 'extension/atoll/module/atoll';

	public function index(): void {
		$this->load->language( self::ROUTE );
		$this->document->setTitle( $this->language->get( 'heading_title' ) );
		$token = 'user_token=' . $this->session->data['user_token'];
		$key   = (string) $this->config->get( 'module_atoll_key' );
		$this->load->model( 'catalog/product' );
		$products = $this->model_catalog_product->getProducts( array( 'filter_status' => 1, 'start' => 0, 'limit' => 1 ) );

		$data['breadcrumbs'] = array(
			array( 'text' => $this->language->get( 'text_home' ), 'href' => $this->url->link( 'common/dashboard', $token ) ),
			array( 'text' => $this->language->get( 'text_extension' ), 'href' => $this->url->link( 'marketplace/extension', $token . '&type=module' ) ),
			array( 'text' => $this->language->get( 'heading_title' ), 'href' => $this->url->link( self::ROUTE, $token ) ),
		);
		$data['save']        = $this->url->link( \Atoll_Opencart::method( self::ROUTE, 'save' ), $token );
		$data['back']        = $this->url->link( 'marketplace/extension', $token . '&type=module' );
		$data['is_on']       = (bool) $this->config->get( 'module_atoll_status' );
		$data['options']     = \Atoll_Options::read( $this->config->get( 'module_atoll_options' ) );
		\Atoll_Opencart::set_pass( $key, $data['options']['debug'], HTTP_CATALOG );
		$data['check_texts'] = \Atoll_Opencart::check_texts( $this->language );
		$data['check_pages'] = \Atoll_Opencart::check_pages( HTTP_CATALOG, $key, $this->language, $products );
		$data['check_js']    = HTTP_CATALOG . 'extension/atoll/admin/view/javascript/check.js?v=' . \Atoll_Opencart::VERSION;
		$data['header']      = $this->load->controller( 'common/header' );
		$data['column_left'] = $this->load->controller( 'common/column_left' );
		$data['footer']      = $this->load->controller( 'common/footer' );
		$this->response->setOutput( $this->load->view( self::ROUTE, $data ) );
	}

	/** Saves the form. OpenCart has checked the token of the session already. */
	public function save(): void {
		$this->load->language( self::ROUTE );
		$json = array();
		if ( ! $this->user->hasPermission( 'modify', self::ROUTE ) ) {
			$json['error'] = $this->language->get( 'atoll_no_permission' );
		} else {
			$key     = (string) $this->config->get( 'module_atoll_key' );
			$options = \Atoll_Opencart::options_of_form( $this->request->post['module_atoll_options'] ?? array() );
			$this->load->model( 'setting/setting' );
			$this->model_setting_setting->editSetting(
				'module_atoll',
				array(
					'module_atoll_status'  => empty( $this->request->post['module_atoll_status'] ) ? 0 : 1,
					'module_atoll_options' => $options,
					'module_atoll_key'     => $key,
				)
			);
			\Atoll_Opencart::set_pass( $key, $options['debug'], HTTP_CATALOG );
			$json['success'] = $this->language->get( 'atoll_saved' );
		}
		$this->response->addHeader( 'Content-Type: application/json' );
		$this->response->setOutput( (string) json_encode( $json ) );
	}

	public function install(): void {
		$this->load->model( 'setting/event' );
		// The installer may have deleted the files of an earlier one without ending it.
		$this->model_setting_event->deleteEventByCode( 'atoll' );
		$this->model_setting_event->addEvent(
			array(
				'code'        => 'atoll',
				'description' => 'Atoll marks the pages of the shop.',
				'trigger'     => 'catalog/controller/*/after',
				'action'      => 'extension/atoll/event/atoll',
				'status'      => true,
				'sort_order'  => 999,
			)
		);
		// "Switch it on" is one step: the module starts with its usual options.
		$this->load->model( 'setting/setting' );
		$this->model_setting_setting->editSetting(
			'module_atoll',
			array(
				'module_atoll_status'  => 1,
				'module_atoll_options' => \Atoll_Options::defaults(),
				'module_atoll_key'     => bin2hex( random_bytes( 16 ) ),
			)
		);
	}

	/** OpenCart deletes the settings itself, but not what installing has allowed to the group of the user. */
	public function uninstall(): void {
		$this->load->model( 'setting/event' );
		$this->model_setting_event->deleteEventByCode( 'atoll' );
		$this->load->model( 'user/user_group' );
		foreach ( array( 'access', 'modify' ) as $permission ) {
			$this->model_user_user_group->removePermission( $this->user->getGroupId(), $permission, self::ROUTE );
		}
	}
}
